import { ElMessage, ElMessageBox } from "element-plus";

// example: by itself
export function weld(hull) {
  // finds: error kind=shown message="The hull is wet"
  if (hull.wet) ElMessage.error("The hull is wet");
  // finds: error kind=shown message="The hull is painted still"
  if (hull.painted) ElMessage({ type: "warning", message: "The hull is painted still" });
  // finds: error kind=shown message="The torch is empty"
  if (hull.cold) ElMessageBox.alert("The torch is empty", "Workshop", { type: "error" });
  // finds nothing
  ElMessage({ type: "success", message: "The hull is welded, no seam failed" });
}

// example: on components of Vue
export const yard = {
  methods: {
    grind() {
      // finds: error kind=shown message="The grinder has no power"
      if (!this.power) this.$message.error("The grinder has no power");
      // finds: error kind=shown message="Wear your goggles"
      if (!this.goggles) this.$notify({ type: "warning", message: "Wear your goggles" });
      // finds nothing
      this.$message("The hull is smooth now");
    },
  },
};
