import { disc, glow, type Silhouette } from "./part";
import { wretch } from "./wretch";

/** A wretch lit from within, with rays off its back. */
export const lambent_wretch: Silhouette = [
  glow("M0 -18V-35M-13 -15L-23 -30M13 -15L23 -30", 4),
  ...wretch,
  glow(disc(0, 13, 7)),
  glow(`${disc(-25, -5, 3.6)}${disc(25, -5, 3.6)}${disc(-31, 12, 3)}${disc(31, 12, 3)}`),
];
