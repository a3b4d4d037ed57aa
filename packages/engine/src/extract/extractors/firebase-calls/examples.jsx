import { initializeApp } from "firebase/app";
import { getDatabase, ref, set } from "firebase/database";
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  onSnapshot,
  query,
  setDoc,
  where,
} from "firebase/firestore";
import { ref as fileRef, getStorage, uploadBytes } from "firebase/storage";

// example: documents and collections
// skip esbuild: alone behind large libraries in one scope, the first of the product's code is not told from them
const app = initializeApp({ apiKey: "public-key", projectId: "bee-yard" });
const db = getFirestore(app);

export const hives = () =>
  // finds: call protocol=other url={base}/hives operation=hives
  getDocs(query(collection(db, "hives"), where("active", "==", true)));

export const hive = async (id) => {
  // finds: call protocol=other url={base}/hives/{id} operation=hives
  const found = await getDoc(doc(db, "hives", id));
  return found.exists() ? found.data() : undefined;
};

export const addQueen = (name, born) =>
  // finds: call protocol=other url={base}/queens operation=queens body=born,name
  addDoc(collection(db, "queens"), { name, born });

export const saveFrame = (hive, frame) =>
  // finds: call protocol=other url={base}/hives/{id}/frames/{number} operation=frames body=weight
  setDoc(doc(db, `hives/${hive.id}/frames/${frame.number}`), { weight: frame.weight });

export const dropSwarm = (swarm) =>
  // finds: call protocol=other url={base}/swarms/{id} operation=swarms
  deleteDoc(doc(db, "swarms", swarm.id));

export const follow = (show) =>
  // finds: call protocol=other url={base}/swarms operation=swarms
  onSnapshot(collection(db, "swarms"), ({ docs }) => show(docs.map((one) => one.data())));

// example: files and the database of values
const yard = initializeApp({ apiKey: "public-key", databaseURL: "https://bee-yard.firebaseio.com" });

export const keepPicture = (file) =>
  // finds: call protocol=other url={base}/pictures/{name} operation=pictures
  uploadBytes(fileRef(getStorage(yard), `pictures/${file.name}`), file);

export const weigh = (hive, grams) =>
  // finds: call protocol=other url={base}/weights/{id} operation=weights body=grams
  set(ref(getDatabase(yard), `weights/${hive.id}`), { grams });

// example: the same words of something else
export function never({ collection: shelf, getDocs: read }, store) {
  // finds nothing
  return read(shelf(store, "hives"));
}
