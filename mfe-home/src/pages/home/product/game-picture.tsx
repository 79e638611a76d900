import styles from './game-picture.module.css';

/** Twelve sun rays behind the guard. */
const RAYS = Array.from({ length: 12 }, (_, ray) => `rotate(${ray * 30} 410 250)`);
const HEARTS = [0, 34, 68];
const SLOTS = [0, 58, 116];

/** Illustration of a game: a stone guard with a raised arm and a small hero. */
export function GamePicture({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 960 600" className={styles.picture}>
      <defs>
        <pattern id="game-dots" width="10" height="10" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="2" className={styles.ink} />
        </pattern>
        <clipPath id="game-sun">
          <circle cx="410" cy="250" r="176" />
        </clipPath>
      </defs>
      <rect width="960" height="600" className={styles.vermilion} />
      {RAYS.map((turn) => (
        <path key={turn} d="M410 250l-90-900h180z" transform={turn} className={styles.ray} />
      ))}
      <circle cx="416" cy="256" r="176" className={styles.deep} />
      <circle cx="410" cy="250" r="176" className={styles.paper} />
      <rect
        y="280"
        width="960"
        height="200"
        clipPath="url(#game-sun)"
        fill="url(#game-dots)"
        opacity=".22"
      />
      <path
        d="M0 420l120-130 90 70 110-150 130 160 150-90 120 110 110-60 130 80v190H0z"
        className={styles.deep}
      />
      <path d="M0 470l170-60 140 44 190-60 210 70 130-40 120 34v142H0z" className={styles.dusk} />
      <Guard />
      <path d="M0 520c160-26 300 10 470-6s320-22 490 0v86H0z" className={styles.ink} />
      <path d="M0 548c200-16 380 14 560 0s260-12 400 0" className={styles.ridge} />
      <Hero />
      <path d="M140 412c30-60 90-74 136-30" className={styles.hint} />
      <path d="M292 400l-36-4 24-28z" className={styles.amber} />
      <g transform="translate(34 34)">
        {HEARTS.map((left, heart) => (
          <path
            key={left}
            transform={`translate(${left} 0)`}
            d="M14 25L2 13C-3 5 7-4 14 4c7-8 17 1 12 9z"
            className={heart === 2 ? styles.outline : styles.paper}
          />
        ))}
        <rect y="36" width="150" height="8" className={styles.ink} />
        <rect y="36" width="96" height="8" className={styles.teal} />
      </g>
      <g transform="translate(878 72)">
        <circle r="48" className={styles.ink} />
        <circle r="48" className={styles.ring} />
        <path d="M-34 14l22-26 18 12 28-22" className={styles.trail} />
        <circle cx="-12" cy="-12" r="5" className={styles.amber} />
        <circle cx="26" cy="-18" r="6" className={styles.vermilion} />
      </g>
      <g transform="translate(352 540)">
        {SLOTS.map((left, slot) => (
          <rect
            key={left}
            x={left}
            width="46"
            height="46"
            className={slot === 0 ? styles.chosen : styles.slot}
          />
        ))}
        <path d="M10 36l24-26M12 26l8 9" className={styles.tool} />
        <circle cx="81" cy="23" r="11" className={styles.vermilion} />
        <path d="M139 8l14 16-14 16-14-16z" className={styles.teal} />
      </g>
    </svg>
  );
}

function Guard() {
  return (
    <g transform="translate(-66 76) scale(.85)">
      <path
        d="M438 530l20-150 84-10 12 160zM592 530l4-160 88 14 28 146z"
        className={styles.stone}
      />
      <path d="M430 206l60-48h140l66 50 10 120-70 66H476l-58-70z" className={styles.stone} />
      <path d="M560 158h70l66 50 10 120-70 66h-60z" fill="url(#game-dots)" opacity=".5" />
      <path d="M496 84l34-30h64l36 32-6 70-30 20h-66l-28-22z" className={styles.stone} />
      <path d="M512 106l40 8v18l-34-8zM612 106l-40 8v18l34-8z" className={styles.amber} />
      <path d="M536 250l26-24 28 24-12 46h-30z" className={styles.amber} />
      <path
        d="M430 206l-52-28-30-96 30-44 24 34 20-44 26 20-12 70 26 40z"
        className={styles.stone}
      />
      <path d="M696 208l58 60 18 128-22 76-62-8-6-72-30-66z" className={styles.stone} />
      <path d="M700 400l50 6-8 60-50-4z" fill="url(#game-dots)" opacity=".5" />
      <path d="M470 258l40 18M640 330l-30 34M470 440l44 10" className={styles.crack} />
    </g>
  );
}

function Hero() {
  return (
    <g transform="translate(120 430)">
      <path d="M-8 26c-44-14-62 8-96-4 20 26 60 26 92 18z" className={styles.amber} />
      <path d="M-10 88l14-50 26 4 22 44-16 4-18-26-10 26z" className={styles.paper} />
      <path d="M-6 20l34-6 14 40-44 4z" className={styles.teal} />
      <circle cx="18" cy="0" r="18" className={styles.paper} />
      <path d="M-2-4c4-22 36-22 40 2-14-8-26-6-40-2z" className={styles.ink} />
      <path d="M38 34l66-50" className={styles.blade} />
      <path d="M-64 92h40M-50 80h18" className={styles.dust} />
    </g>
  );
}
