import { fetchEventSource } from "@microsoft/fetch-event-source";

// example: a stream that is asked for with a body
export function ask(question, show) {
  // finds: call protocol=sse method=POST url=/answers/stream body=question
  return fetchEventSource("/answers/stream", {
    method: "POST",
    body: JSON.stringify({ question }),
    onmessage: ({ data }) => show(data),
  });
}

// example: a function of the same name
export function replay({ fetchEventSource: replayed }) {
  // finds nothing
  return replayed("/recording");
}
