import { Client, Stomp } from "@stomp/stompjs";

// example: messages by where they are sent
const radio = new Client({ brokerURL: "wss://radio.example/ws" });
radio.onConnect = () => {
  // finds: call protocol=websocket url=wss://radio.example/ws operation=/topic/tides
  radio.subscribe("/topic/tides", (message) => console.log(message.headers));
};
export const report = (height) =>
  // finds: call protocol=websocket url=wss://radio.example/ws operation=/app/tides body=height
  radio.publish({ destination: "/app/tides", body: JSON.stringify({ height }) });

// example: the older interface, over a socket that is there
// finds: call protocol=websocket url=/buoy
const buoy = Stomp.over(new WebSocket("/buoy"));
export const blink = (times) =>
  // finds: call protocol=websocket url={base} operation=/app/blink body=times
  buoy.send("/app/blink", {}, JSON.stringify({ times }));
