/** The place for the address of an application that the server is to fetch. */
import { Button, Group, TextInput } from "@mantine/core";
import { Globe } from "lucide-react";
import { type FormEvent, useState } from "react";
import classes from "./AddressForm.module.css";

interface AddressFormProps {
  readonly isBusy: boolean;
  readonly onAddress: (url: string) => void;
}

export function AddressForm({ isBusy, onAddress }: AddressFormProps) {
  const [url, setUrl] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    const address = url.trim();
    if (address !== "") onAddress(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  };
  return (
    <form className={classes.form} onSubmit={send}>
      <Group align="flex-end" gap="sm">
        <TextInput
          className={classes.field ?? ""}
          label="Or give its address"
          description="The server fetches what the page loads, and runs nothing of it"
          placeholder="https://app.example.com/"
          inputMode="url"
          autoComplete="url"
          required
          withAsterisk={false}
          value={url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={isBusy} leftSection={<Globe size={16} aria-hidden="true" />}>
          Fetch
        </Button>
      </Group>
    </form>
  );
}
