import Backbone from "backbone";

// example: models and collections that views draw
const Note = Backbone.Model.extend({ urlRoot: "/bb/notes", defaults: { title: "", text: "" } });
const Notes = Backbone.Collection.extend({
  model: Note,
  url: "/bb/notes",
  load(page) {
    // finds: call method=GET url=/bb/notes query=page
    return this.fetch({ data: { page } });
  },
  close() {
    // finds: call method=DELETE url=/bb/notes/{owner}/all
    return fetch(`${this.url}/${this.owner}/all`, { method: "DELETE" });
  },
});
const NotesView = Backbone.View.extend({
  rename(id, title) {
    // finds: call method=PATCH url=/bb/notes/{id} body=title
    this.collection.get(id).save({ title }, { patch: true });
  },
  add(title) {
    // finds: call method=POST url=/bb/notes body=title,text
    this.collection.create({ title });
  },
});
export const notes = new NotesView({ collection: new Notes() });

const NoteView = Backbone.View.extend({
  render() {
    // finds: call method=GET url=/bb/notes/{id}
    this.model.fetch();
  },
  leave() {
    // finds: call method=DELETE url=/bb/notes/{id}
    this.model.destroy();
  },
});
export const show = (id) => new NoteView({ model: new Note({ id }) });

// finds: call method=POST url=/bb/notes body=title,text
export const addNote = () => new Note().save();

// example: an address that the class makes, and a class below another one
const Base = Backbone.Model.extend({ isNew: () => false });
const Rate = Base.extend({
  url() {
    return `/bb-rooms/${this.get("room")}/rate`;
  },
});
const rate = new Rate({ room: 1 });
// finds: call method=PUT url=/bb-rooms/{room}/rate body=cents
export const setRate = (cents) => rate.save({ cents });

// example: what is declared and not called, and other things with the same methods
export const Shelf = Backbone.Model.extend({ urlRoot: "/bb-shelves" });
const Canvas = { extend: (members) => members };
export const drawing = Canvas.extend({
  urlRoot: "/bb-drawings",
  keep() {
    // finds nothing
    return this.pen.save();
  },
});
