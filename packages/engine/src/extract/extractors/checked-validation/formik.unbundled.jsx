import { Formik, useFormik } from "formik";

// example: what the check of a form gives back, whatever the words

const validate = (values) => {
  const problems = {};
  // finds: rule subject=oarMark rule=required message=Required
  if (!values.oarMark) problems.oarMark = "Required";
  // finds: rule subject=oarMark rule=maxLength value=15 message="15 characters or less"
  if (values.oarMark?.length > 15) problems.oarMark = "15 characters or less";
  // finds: rule subject=title rule=required message="Which one?" when="rank === \"captain\""
  if (values.rank === "captain" && !values.title) problems.title = "Which one?";
  return problems;
};

export const OarForm = ({ send }) => {
  const form = useFormik({ initialValues: { oarMark: "" }, validate, onSubmit: send });
  return <form onSubmit={form.handleSubmit} />;
};

export const CrewForm = ({ send }) => (
  <Formik
    initialValues={{ rowers: 2 }}
    validate={(values) => {
      const errors = {};
      // finds: rule subject=rowers rule=min value=1 message="1 to 8 rowers"
      // finds: rule subject=rowers rule=max value=8 message="1 to 8 rowers"
      if (values.rowers < 1 || values.rowers > 8) errors.rowers = "1 to 8 rowers";
      return errors;
    }}
    onSubmit={send}
  />
);
