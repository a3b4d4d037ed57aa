import { createDiscreteApi, useDialog, useMessage } from "naive-ui";

// example: from its hooks, and outside of components
const { notification } = createDiscreteApi(["notification"]);

export function useCharts(charts) {
  const message = useMessage();
  const dialog = useDialog();
  return () => {
    // finds: error kind=shown message="The chart is torn"
    if (charts.torn) message.error("The chart is torn");
    // finds: error kind=shown message="The chart is of last year"
    if (charts.old) dialog.warning({ title: "The chart is of last year" });
    // finds: error kind=shown message="No chart shows this bay"
    if (!charts.bay) notification.error({ title: "No chart shows this bay" });
    // finds nothing
    message.success("The chart is new, nothing is missing");
  };
}
