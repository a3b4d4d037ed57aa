import { useI18n } from "vue-i18n";

// example: what the setup asks for, and a component's own
export const quays = {
  setup() {
    const { t } = useI18n();
    return (quay) => {
      // finds: error kind=thrown message=quay.isClosed
      if (quay.closed) throw new Error(t("quay.isClosed"));
    };
  },
  methods: {
    enter(quay) {
      // finds: error kind=thrown message=quay.notReady
      if (!quay.ready) throw new Error(this.$t("quay.notReady"));
      // finds nothing
      return this.$t("quay.ready");
    },
  },
};
