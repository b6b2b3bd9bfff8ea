export { plotRelation } from "./relation";
