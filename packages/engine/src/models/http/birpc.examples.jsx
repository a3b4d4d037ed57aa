import { createBirpc } from "birpc";
import { reactive } from "vue";

// example: functions of the other side
const channel = new BroadcastChannel("desk");
// finds: call protocol=other url={base} operation=redraw response=nothing
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

// example: a state of Vue that holds them

// finds: call protocol=other url={base} operation=close response=nothing
const shop = openShop({ close: () => alert("The shop is closed until Monday morning.") });

function openShop(functions) {
  const state = reactive({ rpc: undefined, isOpen: true });
  const line = new BroadcastChannel("shop");
  state.rpc = createBirpc(functions, {
    post: (data) => line.postMessage(data),
    on: (listen) => (line.onmessage = listen),
  });
  return state;
}

// finds: call protocol=other url={base} operation=sellTool body=guest,tool response=nothing
export const sell = (tool, guest) => shop.rpc.sellTool({ tool, guest });
