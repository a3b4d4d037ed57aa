// example: a plugin that gives the connection to components and stores
export function setUp(Vue, VueSocketIO, store) {
  Vue.use(
    new VueSocketIO({
      connection: "wss://yard.example",
      vuex: { store, actionPrefix: "SOCKET_", mutationPrefix: "SOCKET_" },
    }),
  );
}

export const yard = {
  namespaced: true,
  actions: {
    // finds: call protocol=websocket url=wss://yard.example operation=boat.moored
    "SOCKET_boat.moored": ({ commit }, boat) => commit("moor", boat),
    // finds nothing
    SOCKET_connect: ({ commit }) => commit("ready"),
    // finds nothing
    renew: ({ commit }) => commit("renew"),
  },
};

export const Yard = {
  sockets: {
    // finds: call protocol=websocket url=wss://yard.example operation=boat.left
    "boat.left"() {
      this.load();
    },
  },
  methods: {
    load() {},
    call(boat, berth) {
      // finds: call protocol=websocket url=wss://yard.example operation=boat.call body=berth,id
      this.$socket.emit("boat.call", { id: boat.id, berth });
    },
  },
};
