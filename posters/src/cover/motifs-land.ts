import { circle, ellipse, fill, group, line, rect, times } from '../print/svg';
import { mix, shade, tint } from '../print/inks';
import type { Scene, Stage } from './stage';
import { H, W, hills, orb, ridge, swell, wash, weather } from './stage';

type Motif = (s: Stage) => Scene;
const sunAt = (s: Stage): string =>
  orb(s, s.rng.range(70, 290), s.rng.range(90, 170), s.rng.range(34, 88));

export const mountain: Motif = (s) => {
  const { light, rng, horizon } = s;
  const sky = sunAt(s) + weather(s);
  const kind = rng.int(0, 2);
  if (kind === 0) {
    const x = rng.range(120, 240);
    const top = horizon - rng.range(150, 220);
    const peak =
      fill(`M${x - 230} ${H} L${x} ${top} L${x + 230} ${H}Z`, light.mid) +
      fill(
        `M${x} ${top} L${x + 230} ${H} H${x + 20} L${x - 20} ${top + 150} L${x + 26} ${top + 90}Z`,
        shade(light.mid, 0.35),
      ) +
      fill(
        `M${x} ${top} L${x + 52} ${top + 62} L${x + 26} ${top + 54} L${x + 8} ${top + 84} L${x - 14} ${top + 56} L${x - 46} ${top + 64}Z`,
        tint(light.glow, 0.5),
      );
    return {
      behind:
        sky +
        fill(ridge(rng, horizon + 20, 100, 5), light.far) +
        peak +
        wash(horizon, 160, s.inks.dark),
      before: fill(hills(rng, 430, 40, 4), light.near),
      spot: { x: rng.range(70, 290), y: 424, scale: 1.3 },
    };
  }
  if (kind === 1) {
    const road = `M${rng.range(40, 140)} ${H} Q260 ${horizon + 110} 150 ${horizon + 70} T220 ${horizon + 6} L226 ${horizon + 6} Q190 ${horizon + 40} 200 ${horizon + 66} Q330 ${horizon + 120} 210 ${H}Z`;
    return {
      behind:
        sky +
        fill(ridge(rng, horizon + 10, 150, 4), light.far) +
        fill(ridge(rng, horizon + 40, 90, 5), mix(light.far, light.mid, 0.6)) +
        fill(hills(rng, horizon + 60, 50, 3), light.mid) +
        wash(horizon + 40, 200, s.inks.dark) +
        fill(road, tint(light.glow, 0.2)),
      before: fill(
        `M-10 ${H} V${H - 60} Q60 ${H - 70} 90 ${H}Z M370 ${H} V${H - 90} Q300 ${H - 60} 270 ${H}Z`,
        light.near,
      ),
      spot: { x: 214, y: horizon + 150, scale: 1.35 },
    };
  }
  const layers = times(
    5,
    (i) =>
      fill(
        ridge(rng, horizon - 60 + i * 62, 120 - i * 14, 4 + i),
        [
          light.far,
          mix(light.far, light.mid, 0.5),
          light.mid,
          mix(light.mid, light.near, 0.5),
          light.near,
        ][i] ?? light.near,
      ) + (i === 1 || i === 3 ? wash(horizon - 90 + i * 62, 120, s.inks.dark, 0.35) : ''),
  );
  return {
    behind: sky + layers,
    before: '',
    spot: { x: rng.range(90, 270), y: horizon - 60, scale: 1.5 },
  };
};

export const desert: Motif = (s) => {
  const { light, rng, horizon } = s;
  const cactus = (x: number, y: number, k: number): string =>
    line(
      `M${x} ${y} v${-90 * k} M${x} ${y - 40 * k} h${-22 * k} v${-26 * k} M${x} ${y - 28 * k} h${22 * k} v${-34 * k}`,
      light.near,
      15 * k,
    );
  const mesa = (x: number, w: number, h: number): string =>
    fill(
      `M${x - w} ${horizon + 30} L${x - w * 0.7} ${horizon - h} H${x + w * 0.7} L${x + w} ${horizon + 30}Z`,
      light.far,
    ) + times(3, (i) => rect(x - w * 0.72, horizon - h + 14 + i * 20, w * 1.44, 6, light.mid));
  const dunes = times(
    3,
    (i) =>
      fill(
        `M-10 ${H} V${horizon + 30 + i * 60} Q${90 + i * 70} ${horizon - 30 + i * 70} ${200 + i * 20} ${horizon + 50 + i * 56} T370 ${horizon + 10 + i * 66} V${H}Z`,
        [light.mid, mix(light.mid, light.near, 0.4), light.near][i] ?? light.near,
      ) + (i < 2 ? wash(horizon + 30 + i * 60, 130, s.inks.dark, 0.32) : ''),
  );
  return {
    behind:
      sunAt(s) +
      weather(s) +
      (rng.chance(0.6)
        ? mesa(rng.range(40, 120), rng.range(50, 90), rng.range(50, 120)) +
          mesa(rng.range(220, 330), rng.range(30, 70), rng.range(30, 90))
        : fill(`M60 ${horizon + 40} L170 ${horizon - 110} L280 ${horizon + 40}Z`, light.far) +
          fill(`M170 ${horizon - 110} L280 ${horizon + 40} H200Z`, light.mid)) +
      dunes,
    before:
      cactus(rng.range(24, 60), H - 6, rng.range(0.9, 1.5)) +
      (rng.chance(0.5) ? cactus(rng.range(310, 340), H - 20, 0.8) : ''),
    spot: { x: rng.range(130, 250), y: horizon + 130, scale: rng.range(1.2, 1.7) },
  };
};

export const snow: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const white = '#F7F4EC';
  const ice = mix(white, light.mid, 0.3);
  const pine = (x: number, y: number, k: number): string =>
    times(
      3,
      (i) =>
        fill(
          `M${x - (30 - i * 7) * k} ${y - i * 24 * k} L${x} ${y - (46 + i * 24) * k} L${x + (30 - i * 7) * k} ${y - i * 24 * k}Z`,
          light.near,
        ) +
        fill(
          `M${x - 10 * k} ${y - (32 + i * 24) * k} L${x} ${y - (46 + i * 24) * k} L${x + 12 * k} ${y - (30 + i * 24) * k} L${x + 2} ${y - (34 + i * 24) * k}Z`,
          white,
        ),
    );
  const cabin = (x: number, y: number): string =>
    rect(x - 34, y - 34, 68, 36, inks.dark) +
    fill(`M${x - 46} ${y - 30} L${x} ${y - 68} L${x + 46} ${y - 30}Z`, white) +
    rect(x - 8, y - 22, 16, 24, light.glow) +
    rect(x + 16, y - 22, 10, 12, light.glow) +
    line(`M${x + 24} ${y - 52} v-16`, inks.dark, 8) +
    circle(x + 28, y - 80, 7, white, 'opacity=".7"') +
    circle(x + 36, y - 94, 10, white, 'opacity=".5"');
  const sky = light.sky === inks.paper ? rect(0, 0, W, H, mix(inks.main, inks.dark, 0.15)) : '';
  const flakes = times(70, () => circle(rng.range(0, W), rng.range(0, H), rng.range(1, 4), white));
  return {
    behind:
      sky +
      sunAt(s) +
      fill(ridge(rng, horizon + 10, 120, 4), light.far) +
      fill(hills(rng, horizon + 30, 50, 3), ice) +
      wash(horizon + 10, 120, inks.dark, 0.2) +
      times(rng.int(4, 8), () =>
        pine(rng.range(0, W), horizon + rng.range(40, 90), rng.range(0.6, 1.2)),
      ) +
      (rng.chance(0.6) ? cabin(rng.range(60, 300), horizon + 80) : ''),
    before: fill(hills(rng, 420, 40, 3), white) + wash(420, 70, light.mid, 0.5) + flakes,
    spot: { x: rng.range(90, 270), y: 428, scale: rng.range(1.3, 1.8) },
  };
};

export const volcano: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const x = rng.range(120, 240);
  const top = horizon - rng.range(80, 160);
  const fire = '#FF5B3A';
  const plume = times(9, (i) =>
    circle(
      x + Math.sin(i * 1.7) * (16 + i * 9),
      top - 16 - i * 18,
      20 + i * 6,
      i % 2 ? mix(inks.dark, light.sky, 0.2) : mix(inks.dark, light.sky, 0.4),
    ),
  );
  const stones = times(8, () => {
    const [a, b] = [x + rng.range(-110, 110), top - rng.range(0, 120)];
    return (
      line(`M${a} ${b} L${a + (x - a) * 0.2} ${b + 24}`, inks.third, 3) +
      circle(a, b, rng.range(3, 8), fire)
    );
  });
  const cone = fill(
    `M${x - 240} ${H} Q${x - 70} ${top + 150} ${x - 40} ${top} L${x + 40} ${top} Q${x + 70} ${top + 150} ${x + 240} ${H}Z`,
    light.near === light.sky ? light.mid : light.near,
  );
  const lava =
    fill(
      `M${x - 40} ${top} H${x + 40} Q${x + 30} ${top + 40} ${x + 34} ${top + 110} Q${x + 26} ${top + 130} ${x + 20} ${top + 100} Q${x + 12} ${top + 60} ${x + 4} ${top + 90} Q${x} ${top + 220} ${x - 12} ${top + 170} Q${x - 14} ${top + 50} ${x - 24} ${top + 70} Q${x - 30} ${top + 130} ${x - 36} ${top + 80}Z`,
      fire,
    ) + line(`M${x - 30} ${top + 8} H${x + 30}`, inks.third, 8);
  return {
    behind:
      weather(s) +
      fill(ridge(rng, horizon + 50, 80, 6), light.far) +
      plume +
      stones +
      cone +
      wash(top + 60, 260, light.mid, 0.5) +
      lava,
    before: rng.chance(0.5)
      ? fill(swell(H - 50, 46, 10), fire) + fill(swell(H - 30, 46, 30), inks.third)
      : fill(hills(rng, H - 46, 40, 4), shade(light.near, 0.4)),
    spot: { x: x > 180 ? rng.range(60, 120) : rng.range(240, 300), y: 430, scale: 1.5 },
  };
};

export const forest: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const pine = (x: number, y: number, k: number, ink: string): string =>
    times(4, (i) =>
      fill(
        `M${x - (46 - i * 8) * k} ${y - i * 40 * k} L${x} ${y - (86 + i * 40) * k} L${x + (46 - i * 8) * k} ${y - i * 40 * k}Z`,
        ink,
      ),
    ) + rect(x - 5 * k, y, 10 * k, 200, ink);
  const round = (x: number, y: number, k: number, ink: string): string =>
    rect(x - 6 * k, y - 20, 12 * k, 220, shade(ink, 0.35)) +
    circle(x, y - 60 * k, 52 * k, ink) +
    circle(x - 34 * k, y - 34 * k, 34 * k, ink) +
    circle(x + 36 * k, y - 30 * k, 36 * k, ink) +
    circle(x + 14 * k, y - 76 * k, 30 * k, tint(ink, 0.18));
  const sky = sunAt(s) + weather(s);
  const kind = rng.int(0, 2);
  if (kind === 2) {
    const trunk = (x: number, w: number, ink: string): string =>
      fill(
        `M${x - w} -10 Q${x - w * 0.7} ${H * 0.6} ${x - w * 1.7} ${H} H${x + w * 1.7} Q${x + w * 0.7} ${H * 0.6} ${x + w} -10Z`,
        ink,
      ) +
      line(`M${x - w * 0.3} 30 v160 M${x + w * 0.3} 120 v200`, shade(ink, 0.3), 5) +
      ellipse(x, rng.range(160, 260), w * 0.4, w * 0.6, shade(ink, 0.4));
    const shafts = times(4, (i) =>
      fill(
        `M${90 + i * 70} -10 L${i * 90 - 40} ${H} H${i * 90 + 30} L${120 + i * 70} -10Z`,
        light.glow,
        'opacity=".3"',
      ),
    );
    const ferns = times(7, (i) =>
      line(
        `M${i * 60} ${H} q-20 -60 -44 -66 M${i * 60} ${H} q4 -70 10 -90 M${i * 60} ${H} q20 -60 46 -60`,
        i % 2 ? light.pop : light.mid,
        9,
      ),
    );
    return {
      behind:
        sky +
        trunk(rng.range(130, 230), 16, light.far) +
        trunk(rng.range(20, 60), 24, light.far) +
        shafts +
        trunk(rng.range(280, 320), 34, light.mid) +
        wash(250, 230, inks.dark) +
        trunk(rng.range(20, 60), 44, light.near),
      before: ferns,
      spot: { x: rng.range(170, 210), y: 430, scale: 1.7 },
    };
  }
  const tree = kind ? pine : round;
  const rows = times(
    3,
    (row) =>
      times(8 - row, (i) =>
        tree(
          (i * W) / (7 - row) + rng.range(-14, 14),
          horizon + 60 + row * 66,
          rng.range(0.6, 0.9) + row * 0.16,
          [light.far, light.mid, mix(light.mid, light.near, 0.6)][row] ?? light.mid,
        ),
      ) + (row < 2 ? wash(horizon + 10 + row * 66, 140, inks.dark, 0.34) : ''),
  );
  return {
    behind: sky + rows,
    before:
      fill(hills(rng, 428, 36, 4), light.near) +
      times(5, (i) => circle(30 + i * 76, 440 + (i % 2) * 18, 3.5, light.glow)),
    spot: { x: rng.range(110, 250), y: 430, scale: 1.7 },
  };
};

export const garden: Motif = (s) => {
  const { light, rng, horizon, inks } = s;
  const petals = [inks.main, inks.accent, inks.third, inks.paper].filter(
    (ink) => ink !== light.sky && ink !== light.mid,
  );
  const bloom = (x: number, y: number, r: number): string => {
    const ink = rng.pick(petals);
    const n = rng.int(5, 9);
    return (
      line(`M${x} ${y} Q${x + 12} ${(y + H) / 2} ${x - 6} ${H}`, light.near, 5) +
      fill(
        `M${x} ${y + r * 2} q${r} -${r * 0.3} ${r * 1.4} -${r * 1.2} q-${r * 1.2} 0 -${r * 1.4} ${r * 1.2}Z`,
        light.near,
      ) +
      times(n, (i) =>
        ellipse(
          x,
          y - r * 0.66,
          r * 0.36,
          r * 0.56,
          ink,
          `transform="rotate(${(i * 360) / n} ${x} ${y})"`,
        ),
      ) +
      circle(x, y, r * 0.36, inks.dark) +
      circle(x, y, r * 0.2, inks.third)
    );
  };
  const house = rng.chance(0.5)
    ? fill(
        `M90 ${horizon + 60} V${horizon - 30} Q180 ${horizon - 130} 270 ${horizon - 30} V${horizon + 60}Z`,
        light.far,
      ) +
      line(
        `M180 ${horizon - 80} V${horizon + 60} M135 ${horizon - 62} V${horizon + 60} M225 ${horizon - 62} V${horizon + 60} M90 ${horizon - 30} H270 M90 ${horizon + 14} H270`,
        inks.dark,
        4,
      )
    : times(4, (i) =>
        fill(
          `M${i * 100 - 20} ${horizon + 50} v-60 q40 -60 80 0 v60Z`,
          i % 2 ? light.far : mix(light.far, light.mid, 0.5),
        ),
      );
  const rows = times(4, (i) =>
    fill(
      `M-10 ${H} V${horizon + 40 + i * 34} Q180 ${horizon + 10 + i * 36} 370 ${horizon + 40 + i * 34} V${H}Z`,
      i % 2 ? light.mid : mix(light.mid, light.near, 0.45),
    ),
  );
  const flowers = times(rng.int(7, 12), (i) =>
    bloom(20 + ((i * 79) % 340), horizon + rng.range(70, 160), rng.range(16, 38)),
  );
  return {
    behind: sunAt(s) + weather(s) + house + rows + flowers,
    before: times(4, (i) =>
      bloom([24, 340, 80, 290][i] ?? 0, H - rng.range(24, 70), rng.range(26, 44)),
    ),
    spot: { x: rng.range(150, 210), y: 420, scale: 1.7 },
  };
};
