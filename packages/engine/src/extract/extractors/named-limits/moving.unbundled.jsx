// example: what libraries of transitions and animations are given

import { motion } from "framer-motion";
import gsap from "gsap";
import { CSSTransition } from "react-transition-group";

export function Crane({ names, isOpen, box, request }) {
  // finds nothing
  gsap.to(box, { duration: 2.5, scrollTop: 120 });
  // finds: constant name=timeout value=4500
  request("/cranes", { timeout: 4500 });
  return (
    // finds nothing
    <CSSTransition classNames={names} nodeRef={box} mountOnEnter timeout={250}>
      {/* finds nothing */}
      <motion.div initial={isOpen} spin={{ duration: 4.5, delay: 0.5 }} />
    </CSSTransition>
  );
}
