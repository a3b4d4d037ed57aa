// example: React Hook Form
import { useForm } from "react-hook-form";

export function Subscribe({ send }) {
  const { register, handleSubmit } = useForm();
  return (
    <form onSubmit={handleSubmit(send)}>
      {
        // skip esbuild: the library is inlined into the application and gives its own functions back
        // finds: rule subject=nickname rule=required message="Tell us your nickname"
        // finds: rule subject=nickname rule=minLength value=3 message="Three letters at least"
        // finds: rule subject=nickname rule=maxLength value=30
        <input
          {...register("nickname", {
            required: "Tell us your nickname",
            minLength: { value: 3, message: "Three letters at least" },
            maxLength: 30,
          })}
        />
      }
    </form>
  );
}

// example: items of a form, as antd has them
export const items = [
  // finds: rule subject=contact rule=required message="Whom may we call?"
  // finds: rule subject=contact rule=maxLength value=60 message="Sixty letters at most"
  {
    name: "contact",
    label: "Contact",
    rules: [
      { required: true, message: "Whom may we call?" },
      { max: 60, message: "Sixty letters at most" },
    ],
  },
];

// example: by field, as Element has them
export const form = {
  rules: {
    // finds: rule subject=street rule=required message="The street, please"
    street: [{ required: true, message: "The street, please", trigger: "blur" }],
  },
};

// example: other rules
// finds nothing
export const traffic = { name: "proxy", rules: [{ from: "/a", to: "/b" }] };
