import { useForm } from "react-hook-form";

// example: what the hook of a form gives
export function BerthForm({ send }) {
  const { handleSubmit, setError } = useForm();
  const save = (values) =>
    send(values).then((answer) => {
      // finds: error kind=shown message="Two berths of one number"
      if (answer.taken) setError("number", { type: "server", message: "Two berths of one number" });
    });
  return <form onSubmit={handleSubmit(save)} />;
}

// example: what the submission of a form is handed
export const submit = async (values, { setFieldError }) => {
  const answer = await values.send();
  // finds: error kind=shown message="The mooring is rented"
  if (answer.rented) setFieldError("mooring", "The mooring is rented");
};
