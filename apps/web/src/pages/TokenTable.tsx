/** The tokens in force, newest first; each can be revoked, after a question. */
import { Button, Table, VisuallyHidden } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Token, TokenId } from "../api/types.ts";
import { useApp } from "../app/context.ts";
import { tokensQuery } from "../app/queries.ts";
import { Confirm } from "../kit/Confirm.tsx";
import { Notice } from "../kit/Notice.tsx";
import { Tag } from "../kit/Tag.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { Problem } from "./parts/Problem.tsx";
import { When } from "./parts/When.tsx";
import classes from "./TokensPage.module.css";

/** @param own the token that the caller shows */
export function TokenTable({ own }: { readonly own: TokenId | undefined }) {
  const { api, queryClient } = useApp();
  const { data, error, isPending, refetch } = useQuery(tokensQuery(api));
  const [doomed, doom] = useState<Token>();
  const revoke = useMutation({
    mutationFn: (id: TokenId) => api.revokeToken(id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["tokens"] }),
  });
  if (isPending) return <Waiting>Asking the server…</Waiting>;
  if (error) return <Problem title="Couldn't load the tokens" error={error} onAgain={() => void refetch()} />;
  return (
    <>
      {revoke.error && <Problem title="Couldn't revoke the token" error={revoke.error} />}
      {data.items.length === 0 ? (
        <div className={classes.part}>
          <Notice state="empty" title="No tokens yet" />
        </div>
      ) : (
        <div className={classes.table}>
          <Table verticalSpacing={6} aria-label="Tokens">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Name</Table.Th>
                <Table.Th>Role</Table.Th>
                <Table.Th>Created</Table.Th>
                <Table.Th>Last used</Table.Th>
                <Table.Th>Expires</Table.Th>
                <Table.Th>
                  <VisuallyHidden>Actions</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.items.map((token) => (
                <Row key={token.id} token={token} isOwn={token.id === own} onRevoke={() => doom(token)} />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <Confirm
        open={doomed !== undefined}
        title={`Revoke ${doomed?.name ?? ""}?`}
        action="Revoke the token"
        onClose={() => doom(undefined)}
        onConfirm={() => doomed && revoke.mutate(doomed.id)}
      >
        {doomed?.id === own
          ? "This is the token that you signed in with: you will be signed out."
          : "Whoever uses it is signed out. This cannot be undone."}
      </Confirm>
    </>
  );
}

interface RowProps {
  readonly token: Token;
  readonly isOwn: boolean;
  readonly onRevoke: () => void;
}

function Row({ token: { name, role, createdAt, lastUsedAt, expiresAt }, isOwn, onRevoke }: RowProps) {
  return (
    <Table.Tr>
      <Table.Td className={classes.name ?? ""}>
        {name} {isOwn && <Tag tone="quiet">yours</Tag>}
      </Table.Td>
      <Table.Td data-label="Role">{role}</Table.Td>
      <Table.Td className={classes.when ?? ""} data-label="Created">
        <When time={createdAt} />
      </Table.Td>
      <Table.Td className={classes.when ?? ""} data-label="Last used">
        {lastUsedAt ? <When time={lastUsedAt} /> : "never"}
      </Table.Td>
      <Table.Td className={classes.when ?? ""} data-label="Expires">
        {expiresAt ? <When time={expiresAt} /> : "never"}
      </Table.Td>
      <Table.Td className={classes.action ?? ""}>
        <Button size="compact-xs" variant="default" aria-label={`Revoke ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}
