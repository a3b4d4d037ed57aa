import { HubConnectionBuilder, LogLevel } from "@microsoft/signalr";

// example: a hub
const kitchen = new HubConnectionBuilder()
  .withUrl("/hubs/kitchen")
  .withAutomaticReconnect()
  .configureLogging(LogLevel.Warning)
  .build();

// finds: call protocol=websocket url=/hubs/kitchen operation=OrderReady
kitchen.on("OrderReady", (order) => order.number);

export const cook = (dish, table) =>
  // finds: call protocol=websocket url=/hubs/kitchen operation=Cook body=dish,table
  kitchen.invoke("Cook", { dish, table });

// example: a service that keeps the connection
export class Chat {
  constructor(room) {
    this.connection = new HubConnectionBuilder().withUrl(`/hubs/chat?room=${room}`).build();
    // finds: call protocol=websocket url=/hubs/chat operation=Said
    this.connection.on("Said", (text) => this.add(text));
  }

  say(text) {
    // finds: call protocol=websocket url=/hubs/chat operation=Say
    return this.connection.send("Say", text);
  }
}

// example: emitters of other kinds
export function listen(emitter) {
  // finds nothing
  emitter.on("never", console.log);
  // finds nothing
  emitter.send("neither");
}
