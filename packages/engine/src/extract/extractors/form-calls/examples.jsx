// example: a form that the browser sends
const ACCOUNT = "/account";

export const SignIn = () => (
  // finds: call method=POST url=/account/sign-in body=user,password
  <form action={`${ACCOUNT}/sign-in`} method="post">
    <input name="user" />
    <label>
      Password
      <input type="password" name="password" />
    </label>
    <button type="submit">Sign in</button>
  </form>
);

// example: a search, which is asked for by its address
export const Search = () => (
  // finds: call method=GET url=/find query=term,kind
  <form action="/find">
    <input name="term" />
    <select name="kind" />
  </form>
);

// example: forms that are sent by the program, or not at all
export const Others = ({ save }) => (
  // finds nothing
  <section>
    <form onSubmit={save}>
      <input name="title" />
    </form>
    <form action={save}>
      <input name="label" />
    </form>
    <form action="/close" method="dialog">
      <button type="submit">Close</button>
    </form>
  </section>
);
