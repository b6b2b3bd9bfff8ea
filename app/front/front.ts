import { watchKeys } from "./keys";
import { watchSignInForms } from "./popup";
import { watchOtherTabs } from "./tabs";
import { watchTheme } from "./theme";
import { watchToasts } from "./toasts";

watchTheme();
watchToasts();
watchOtherTabs();
watchSignInForms();
watchKeys();
