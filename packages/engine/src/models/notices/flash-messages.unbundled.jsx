// example: the service on routes and components
export const pierRoute = Route.extend({
  flashMessages: service(),
  actions: {
    close() {
      // finds: error kind=shown message="The pier is in use"
      if (this.used) this.flashMessages.danger("The pier is in use");
      // finds nothing
      this.flashMessages.success("The pier is closed, nothing failed");
    },
  },
});
