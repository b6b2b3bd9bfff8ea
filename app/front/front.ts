import { watchSignInForms } from "./popup";
import { watchOtherTabs } from "./tabs";

watchOtherTabs();
watchSignInForms();
