import { Modal, notification } from "antd";

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
