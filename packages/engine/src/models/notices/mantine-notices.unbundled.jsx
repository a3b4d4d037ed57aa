import { notifications, showNotification } from "@mantine/notifications";

// example: the kind as a colour
export function fish(net) {
  // finds: error kind=shown message="The net is empty"
  if (net.empty) notifications.show({ color: "red", message: "The net is empty" });
  // finds: error kind=shown message="The net has a hole"
  if (net.torn) showNotification({ color: "red", title: "The net has a hole" });
  // finds nothing
  notifications.show({ color: "green", message: "The net is full, no mesh failed" });
}
