import { useIntl } from "react-intl";

// example: a message with its words, and one whose words are loaded later
export function useChart(chart) {
  const intl = useIntl();
  return () => {
    // finds: error kind=thrown message="The chart is torn"
    if (chart.torn) throw new Error(intl.formatMessage({ id: "chart.torn", defaultMessage: "The chart is torn" }));
    // finds: error kind=thrown message=chart.outOfDate
    if (chart.old) throw new Error(intl.formatMessage({ id: "chart.outOfDate" }));
    // finds nothing
    return intl.formatDate(chart.date);
  };
}
