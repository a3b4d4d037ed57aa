// example: a map of routes
export function install(Router) {
  Router.map(function () {
    // finds: screen path=/ember name=ember
    // finds: screen path=/ember/articles name=posts
    // finds: screen path=/ember/articles/new name=new
    // finds: screen path=/ember/articles/{post_id} name=edit
    this.route("ember", function () {
      this.route("posts", { path: "/articles" }, function () {
        this.route("new");
        this.route("edit", { path: ":post_id" });
      });
    });
    // finds: screen path=/{path*} name=missing
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
