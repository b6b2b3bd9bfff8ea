export { plotRelation } from "./smooth-relation";
