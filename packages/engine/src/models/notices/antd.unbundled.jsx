import { App, Modal, message, notification } from "antd";

// example: by itself and from its hooks
export function Locker({ locker }) {
  const [api, holder] = message.useMessage();
  const { message: shown, modal } = App.useApp();
  const open = () => {
    // finds: error kind=shown message="The locker is locked"
    if (locker.locked) message.error("The locker is locked");
    // finds: error kind=shown message="The key is at the desk"
    if (locker.keyless) api.warning({ content: "The key is at the desk", duration: 4 });
    // finds: error kind=shown message="The lock is rusty"
    if (locker.rusty) shown.open({ type: "error", content: "The lock is rusty" });
    // finds: error kind=shown message="The hinge is bent"
    if (locker.bent) modal.error({ title: "The hinge is bent" });
    // finds nothing
    message.success("The locker is open, nothing failed");
  };
  return [holder, open];
}

// example: notifications and dialogs, with words below the title
export function rent(shed) {
  // finds: error kind=shown message="The shed is let"
  // finds: error kind=shown message="It is free in {month}"
  if (shed.let) notification.error({ message: "The shed is let", description: `It is free in ${shed.month}` });
  // finds: error kind=shown message="The roof leaks"
  if (shed.leaks) Modal.warning({ title: "The roof leaks" });
  // finds nothing
  notification.success({ message: "The shed is yours", description: "Nothing is missing" });
  // finds nothing
  Modal.confirm({ title: "Shall the shed be emptied?" });
}
