/** Who is signed in, and the way out. Draws nothing where the server asks for no token. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { useApp } from "../../app/context.ts";
import { callerQuery } from "../../app/queries.ts";
import { HeaderButton } from "../../kit/HeaderButton.tsx";

export function SignedIn() {
  const { api, queryClient } = useApp();
  const navigate = useNavigate();
  // Asked for before the page was opened; without a token there is no answer, and none is waited for.
  const { data: caller } = useQuery({ ...callerQuery(api), enabled: false });
  const end = useMutation({
    mutationFn: () => api.closeSession(),
    onSuccess: async () => {
      await navigate({ to: "/sign-in" });
      queryClient.clear();
    },
  });
  if (caller?.authentication !== "token") return null;
  return (
    <HeaderButton
      icon={<LogOut size={15} aria-hidden="true" />}
      name={`Sign out (${caller.role})`}
      aria-label={`Sign out (${caller.role})`}
      loading={end.isPending}
      onClick={() => end.mutate()}
    />
  );
}
