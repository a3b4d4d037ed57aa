// example: a table of codes
const MESSAGES = {
  // finds: error kind=mapped code=email_taken message="Another member uses this address"
  email_taken: "Another member uses this address",
  // finds: error kind=mapped code=card_declined message="Your card was declined by the bank"
  card_declined: "Your card was declined by the bank",
  // finds: error kind=mapped code=not_found message="The order does not exist"
  not_found: "The order does not exist",
};

export const explain = (error) => MESSAGES[error.code] ?? error.code;

// example: a table of answers
const BY_STATUS = {
  // finds: error kind=status code=403 message="You are not allowed to do this"
  403: "You are not allowed to do this",
  // finds: error kind=status code=429 message="Wait a minute and come back"
  429: "Wait a minute and come back",
};

export const ofStatus = ({ status }) => BY_STATUS[status];

// example: a table of answers that also says what went well, and a number elsewhere
const SAID = {
  200: "The request was answered",
  202: "The request was accepted and is kept for later",
  // finds: error kind=status code=400 message="Something is wrong with the request"
  400: "Something is wrong with the request",
  // finds: error kind=status code=401 message="Login failed, the name or the word is wrong"
  401: "Login failed, the name or the word is wrong",
  // finds: error kind=status code=403 message="Only a keeper may send commands"
  403: "Only a keeper may send commands",
  // finds: error kind=status code=405 message="The server does not support this"
  405: "The server does not support this",
  // finds: error kind=status code=500 message="The request failed"
  500: "The request failed",
  // finds: error kind=status code=504 message="The answer took too long"
  504: "The answer took too long",
};

export const saidFor = (answer) => SAID[answer.statusCode];
export const fonts = [{ weight: "400" }, { weight: "500" }];

// example: computed codes, as compilers write them
const _define = (target, key, value) => {
  if (key in target) Object.defineProperty(target, key, { value, enumerable: true, configurable: true });
  else target[key] = value;
  return target;
};
const TAKEN = "This name is used by another shop";

export const refusal = (error, other) =>
  // finds: error kind=status code=409 message="This name is used by another shop"
  // finds: error kind=status code=412 message="The shop has changed in the meantime"
  _define(_define({}, 409, TAKEN), 412, "The shop has changed in the meantime")[error.status] || other;

// finds nothing
export const sizes = _define({}, 250, "A quarter of a kilogram");

// example: a switch
export function reasonOf(answer) {
  switch (answer.error) {
    // finds: error kind=mapped code=bad_key message="Cannot join {room}: the key is wrong"
    case "bad_key":
      return `Cannot join ${answer.room}: the key is wrong`;
    // finds: error kind=mapped code=room_full message="The room is full for now"
    case "room_full":
      return "The room is full for now";
    // finds: error kind=mapped code=banned message="You have been banned from the room"
    case "banned":
      return "You have been banned from the room";
    default:
      return answer.error;
  }
}

// example: things that look alike
// finds nothing
const LABELS = {
  in_progress: "In progress today",
  on_hold: "On hold for now",
};

export const label = (state) => LABELS[state];

export function colour(kind) {
  switch (kind) {
    // finds nothing
    case "warm":
      return "a warm red";
    // finds nothing
    case "cold":
      return "a cold blue";
    default:
      return "no colour";
  }
}

// example: keys of a catalogue that is loaded while the program runs
export function reason(answer) {
  const texts = answer.translator;
  switch (answer.code) {
    // finds: error kind=mapped code=seat_taken message=booking.seatTaken
    case "seat_taken":
      return texts.t("booking.seatTaken");
    // finds: error kind=mapped code=card_declined message=booking.cardDeclined
    case "card_declined":
      return texts.t("booking.cardDeclined");
    default:
      return answer.detail;
  }
}

// example: checks of the field that a switch names, which is no code
export function checkSail(sail_name, sail) {
  switch (sail_name) {
    case "sail_length":
      // finds: error kind=shown message="The sail must be 9 metres"
      return sail < 9 ? "The sail must be 9 metres" : "";
    case "sail_cloth":
      // finds: error kind=shown message="The cloth is required"
      return sail ? "" : "The cloth is required";
  }
}
