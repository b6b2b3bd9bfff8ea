import { watchKeys } from "./keys";
import { watchSignInForms } from "./popup";
import { watchOtherTabs } from "./tabs";
import { watchTheme } from "./theme";
import { localizeTimes } from "./times";
import { watchToasts } from "./toasts";

localizeTimes();
watchTheme();
watchToasts();
watchOtherTabs();
watchSignInForms();
watchKeys();
