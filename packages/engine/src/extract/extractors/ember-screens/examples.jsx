// example: a map of routes
export function install(Router) {
  Router.map(function () {
    // finds: screen path=/ember title=ember
    // finds: screen path=/ember/articles title=posts
    // finds: screen path=/ember/articles/new title=new
    // finds: screen path=/ember/articles/{post_id} title=edit
    this.route("ember", function () {
      this.route("posts", { path: "/articles" }, function () {
        this.route("new");
        this.route("edit", { path: ":post_id" });
      });
    });
    // finds: screen path=/{path*} title=missing
    this.route("missing", { path: "/*path" });
  });
}

// example: a route of something else
export class Parcels {
  constructor(list) {
    this.list = list;
  }

  send() {
    // finds nothing
    return this.list.map((parcel) => this.route(parcel.id));
  }

  route(id) {
    return id;
  }
}
