// example: a resource that is injected, with actions of its own
noteFactory.$inject = ["$resource", "place"];
function noteFactory($resource, place) {
  const url = `${place.root}/notes/:noteId`;
  return $resource(
    url,
    { noteId: "@id" },
    { update: { method: "PUT", transformRequest }, publish: { method: "POST", url: `${url}/published` } },
  );
  function transformRequest({ title, text }) {
    return JSON.stringify({ title, text });
  }
}

class Notes {
  static $inject = ["Note"];

  constructor(Note) {
    this.Note = Note;
  }

  list(page) {
    // finds: call method=GET url=/ng/notes query=page response=notes[].title
    this.Note.query({ page }, ({ notes }) => {
      this.titles = notes.map(({ title }) => title);
    });
  }

  open(id) {
    // finds: call method=GET url=/ng/notes/{noteId}
    return this.Note.get({ noteId: id }).$promise;
  }

  add(title) {
    // finds: call method=POST url=/ng/notes body=title
    return this.Note.save({ title });
  }

  change(note) {
    // finds: call method=PUT url=/ng/notes/{noteId} body=title,text
    return this.Note.update({ noteId: note.id }, note);
  }

  publish(note, on) {
    // finds: call method=POST url=/ng/notes/{noteId}/published body=on
    return this.Note.publish({ noteId: note.id }, { on });
  }

  leave(id) {
    // finds: call method=DELETE url=/ng/notes/{noteId}
    return this.Note.remove({ noteId: id });
  }
}

angular.module("notes", []).constant("place", { root: "/ng" }).factory("Note", noteFactory).service("Notes", Notes);

// example: an instance knows its own address
angular.module("pages", []).controller("Page", [
  "$resource",
  function Page($resource) {
    const Sheet = $resource("/ng-sheets/:id", { id: "@id" });
    const sheet = new Sheet({ size: "A4" });
    // finds: call method=POST url=/ng-sheets/{id}
    this.keep = () => sheet.$save();
    // finds nothing
    this.fold = () => sheet.$fold();
    // finds nothing
    this.print = () => Sheet.print();
  },
]);

// example: a function of the same name
export function shelf({ $resource }) {
  const Book = $resource("/books/:id");
  // finds nothing
  return Book.get({ id: 1 });
}
