import { App, message } from "antd";

// example: by itself and from its hooks
export function Locker({ locker }) {
  const [api, holder] = message.useMessage();
  const { message: shown } = App.useApp();
  const open = () => {
    // finds: error kind=shown message="The locker is locked"
    if (locker.locked) message.error("The locker is locked");
    // finds: error kind=shown message="The key is at the desk"
    if (locker.keyless) api.warning({ content: "The key is at the desk", duration: 4 });
    // finds: error kind=shown message="The lock is rusty"
    if (locker.rusty) shown.open({ type: "error", content: "The lock is rusty" });
    // finds nothing
    message.success("The locker is open, nothing failed");
  };
  return [holder, open];
}
