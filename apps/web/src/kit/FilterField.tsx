/** A field that filters what stands below it while one types. With `isFirst`, `/` leads to it. */
import { TextInput } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useRef } from "react";

interface FilterFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string | undefined;
  readonly isFirst?: boolean;
}

export function FilterField({ label, value, onChange, className = "", isFirst = false }: FilterFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useHotkeys(isFirst ? [["/", () => field.current?.focus()]] : []);
  return (
    <TextInput
      className={className}
      type="search"
      size="xs"
      ref={field}
      aria-label={label}
      {...(isFirst ? { "aria-keyshortcuts": "/" } : {})}
      placeholder={isFirst ? "Filter…  (press /)" : "Filter…"}
      leftSection={<Search size={14} aria-hidden="true" />}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
