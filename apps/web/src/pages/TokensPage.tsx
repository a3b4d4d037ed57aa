/** Who may use the server: the tokens in force, a place for a new one, and what each role may do. For administrators. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CreatedToken } from "../api/types.ts";
import { useApp } from "../app/context.ts";
import { callerQuery } from "../app/queries.ts";
import { CopyText } from "../kit/CopyText.tsx";
import { Notice } from "../kit/Notice.tsx";
import { NewTokenForm } from "./NewTokenForm.tsx";
import classes from "./Page.module.css";
import { TokenTable } from "./TokenTable.tsx";

export function TokensPage() {
  const { api } = useApp();
  // Asked for before the page was opened.
  const { data: caller } = useQuery({ ...callerQuery(api), enabled: false });
  return (
    <div className={classes.page}>
      <h1 className={classes.heading}>Tokens</h1>
      <p className={classes.lead}>
        When the server is reachable from other machines, every request needs a token. Its role says what it may do.
      </p>
      {caller && (caller.role === "admin" ? <Tokens own={caller.token?.id} /> : <NotAdmin role={caller.role} />)}
    </div>
  );
}

const NotAdmin = ({ role }: { readonly role: string }) => (
  <Notice state="empty" title="Only administrators can see and create tokens">
    <p>
      Your token is for the role {role}. An administrator creates another one here or with{" "}
      <code>asbuilt token create</code>.
    </p>
  </Notice>
);

function Tokens({ own }: { readonly own: string | undefined }) {
  const [created, setCreated] = useState<CreatedToken>();
  return (
    <>
      {own === undefined && (
        <Notice state="partial" title="You need no token on this machine">
          <p>
            Tokens are for a server that others reach: <code>asbuilt serve --host 0.0.0.0</code>, or behind a proxy.
          </p>
        </Notice>
      )}
      {created && (
        <Notice state="warning" title={`Copy the token “${created.token.name}” now: it is shown only this once`}>
          <p>
            <code>{created.secret}</code> <CopyText text={created.secret} label="Copy the token" />
          </p>
        </Notice>
      )}
      <TokenTable own={own} />
      <NewTokenForm onCreated={setCreated} />
    </>
  );
}
