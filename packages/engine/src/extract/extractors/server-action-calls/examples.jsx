// example: references to functions on the server
const client = window.flight;

// finds: call protocol=server-action method=POST url={base} operation=addItem
export const addItem = client.createServerReference(
  "7f0c1b2a3d4e5f60718293a4b5c6d7e8f901234567",
  client.callServer,
  undefined,
  client.findSourceMapURL,
  "addItem",
);

// finds: call protocol=server-action method=POST url={base} operation=0c1b2a3d4e5f60718293a4b5c6d7e8f901234567
export const unnamed = client.createServerReference("0c1b2a3d4e5f60718293a4b5c6d7e8f901234567", client.callServer);

// example: a digest elsewhere
const client = window.flight;

// finds nothing
export const check = client.verify("0c1b2a3d4e5f60718293a4b5c6d7e8f901234567", client.callServer);
