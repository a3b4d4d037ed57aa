import { fileDesc, serviceDesc } from "@bufbuild/protobuf/codegenv2";
import { createClient } from "@connectrpc/connect";
import * as grpcWeb from "grpc-web";

// example: descriptors of protoc-gen-grpc-web

class Order {}
class Receipt {}

// finds: call protocol=grpc-web method=POST url={base}/bakery.Counter/PlaceOrder operation=bakery.Counter/PlaceOrder
const placeOrder = new grpcWeb.MethodDescriptor(
  "/bakery.Counter/PlaceOrder",
  grpcWeb.MethodType.UNARY,
  Order,
  Receipt,
  (order) => order.serializeBinary(),
  (bytes) => Receipt.deserializeBinary(bytes),
);

export class CounterClient {
  constructor(host) {
    this.client = new grpcWeb.GrpcWebClientBase({ format: "text" });
    this.host = host;
  }

  placeOrder(order, metadata) {
    return this.client.thenableCall(`${this.host}/bakery.Counter/PlaceOrder`, order, metadata ?? {}, placeOrder);
  }
}

// example: a compiled file of protobuf-es 2, with Connect 2

// finds: call protocol=grpc-web method=POST url={base}/depot.v1.Depot/Fetch operation=depot.v1.Depot/Fetch
// finds: call protocol=grpc-web method=POST url={base}/depot.v1.Depot/Store operation=depot.v1.Depot/Store
const file = fileDesc(
  "CgtkZXBvdC5wcm90bxIIZGVwb3QudjEaG2dvb2dsZS9wcm90b2J1Zi9lbXB0eS5wcm90bzJ5CgVEZXBvdBI3CgVGZXRjaBIWLmdvb2dsZS5wcm90b2J1Zi5FbXB0eRoWLmdvb2dsZS5wcm90b2J1Zi5FbXB0eRI3CgVTdG9yZRIWLmdvb2dsZS5wcm90b2J1Zi5FbXB0eRoWLmdvb2dsZS5wcm90b2J1Zi5FbXB0eWIGcHJvdG8z",
);

const depot = createClient(serviceDesc(file, 0), window.transport);
export const fetchFromDepot = () => depot.fetch({});

// example: descriptors of Connect 1, of ts-proto and of protobuf-ts
const { Stage } = window.stage;

// finds: call protocol=grpc-web method=POST url={base}/stage.v1.Lights/Dim operation=stage.v1.Lights/Dim
export const Lights = {
  typeName: "stage.v1.Lights",
  methods: { dim: { name: "Dim", I: Stage, O: Stage, kind: 0 } },
};

const SoundDesc = { serviceName: "stage.Sound" };

// finds: call protocol=grpc-web method=POST url={base}/stage.Sound/Play operation=stage.Sound/Play
export const PlayDesc = {
  methodName: "Play",
  service: SoundDesc,
  requestStream: false,
  responseStream: false,
  requestType: Stage,
};

// finds: call protocol=grpc-web method=POST url={base}/stage.Curtain/Open operation=stage.Curtain/Open
export const Curtain = new Stage.ServiceType("stage.Curtain", [{ name: "Open", options: {}, I: Stage, O: Stage }]);

// example: paths and lists of other kinds
export function never(Router, Type) {
  // finds nothing
  const router = new Router("/shop.Cart/Add", 1, 2, 3, 4);
  // finds nothing
  return [router, new Type("shop.Cart", [{ name: "Add" }]), fileOf("CgtkZXBvdC5wcm90bxIIZGVwb3Q=")];
}
const fileOf = (text) => text;
