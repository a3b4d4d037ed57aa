/** Drawn while a page's script and data come, where that takes long enough to be seen. */
import { Waiting } from "../kit/Waiting.tsx";

export const PendingPage = () => <Waiting>Loading…</Waiting>;
