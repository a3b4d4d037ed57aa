// example: functions of the other side
import { createBirpc } from "birpc";

const channel = new BroadcastChannel("desk");
const desk = createBirpc(
  { redraw: () => document.body.replaceChildren() },
  {
    post: (data) => channel.postMessage(data),
    on: (listen) => channel.addEventListener("message", (event) => listen(event.data)),
  },
);

export async function lend(tool, guest) {
  // finds: call protocol=other url={base} operation=lendTool body=guest,tool response=nothing
  await desk.lendTool({ tool, guest });
  // finds: call protocol=other url={base} operation="desk:close" body=reason response=nothing
  await desk.$call("desk:close", { reason: "holiday" });
  // finds: call protocol=other url={base} operation=ring response=nothing
  desk.ring();
}
