// example: a transport, and a hook
const { TalkTransport, useTalk } = window.talkKit;

export const openTalk = (shelf) =>
  // finds: call method=POST url=/talk/answers body=shelfId
  new TalkTransport({ api: "/talk/answers", credentials: "include", body: () => ({ shelfId: shelf.id }) });

export const Talk = ({ topic, onDone }) => {
  // finds: call method=POST url=/talk/topics/{id}
  const talk = useTalk({ api: `/talk/topics/${topic.id}`, onFinish: onDone });
  return <ol>{talk.messages.length}</ol>;
};

// example: options that are called alike
// finds nothing
export const mapped = () => window.talkKit.map({ api: "/talk/map", zoom: 3, body: "flat" });
// finds nothing
export const named = () => window.talkKit.name({ api: "/talk/name" });
