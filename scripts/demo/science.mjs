// @ts-check
/** @type {import("./course.mjs").Course} */
export const science = {
	title: "Science",
	code: "SCI-6",
	subject: "Science",
	grade: "6",
	teacher: "rana",
	students: ["maya", "karim", "tia", "anthony", "charbel", "nour"],
	assignments: [
		{
			title: "One plant, one week",
			instructions:
				"Choose a plant at home, on the balcony or in the garden. Every day write its height, the weather, and one thing you notice. End with what surprised you.",
			points: 30,
			written: [-2, "16:45"],
			due: [4],
			answers: [],
		},
		{
			title: "Why does the Moon change?",
			instructions:
				"Look at the Moon on three evenings. Describe what you saw and explain, in your own words, why its shape changes.",
			points: 20,
			written: [-7, "16:20"],
			due: [-1],
			answers: [
				{
					by: "maya",
					at: [-2, "19:38"],
					text: "On the first evening the Moon was a thin smile above Zahlé, like the one on a flag. Three days later it was a half. Yesterday it was almost round.\n\nThe Moon does not make light. The Sun lights one side of it, always. Because the Moon turns around the Earth, we see more or less of the lit side. When it is between us and the Sun we see nothing: new moon.",
				},
				{
					by: "karim",
					at: [-1, "21:02"],
					text: "The Moon changes because the shadow of the Earth covers it. On Sunday it was small and on Wednesday bigger. When there is no electricity you see it much better.",
				},
				{
					by: "charbel",
					at: [-1, "17:59"],
					text: "I saw it two evenings, the third there were clouds over Sannine. First it was a crescent (هلال), then more. It changes because we see the part that is lit by the Sun and the Moon goes around us in about 29 days.",
				},
				{
					by: "nour",
					at: [-2, "20:47"],
					arrived: [-1, "14:33"],
					text: "I made it with a lamp and an orange. The lamp is the Sun and my head is the Earth. When I turn with the orange in my hand, the light on the orange changes like the Moon: first nothing, then half, then all. So the Moon is always half lit, but we are not always in the good place to see it.",
				},
				{
					by: "tia",
					at: [-3, "18:25"],
					text: "Day 1: thin crescent. Day 2: a bit thicker. Day 3: nearly half. The Moon orbits the Earth, and the angle between Sun, Moon and Earth changes, so we see a different part of its bright side.",
					grade: 19,
					feedback: "Excellent: you name the angle, and that is the key. Add a small drawing next time.",
					gradedAt: [-1, "16:20"],
				},
			],
		},
		{
			title: "Water cycle report",
			instructions:
				"Explain the journey of a drop of water in the Bekaa, from a river to the snow and back. Use the words evaporation, condensation and precipitation.",
			points: 20,
			written: [-13, "16:00"],
			due: [-6],
			answers: [
				{
					by: "maya",
					at: [-7, "16:18"],
					text: "The sun warms the Berdawni river and the water evaporates. It becomes clouds over Mount Sannine and falls again as snow. In spring the snow melts, goes into the ground and comes out in the springs, and the river is full again.",
					grade: 18,
					feedback: "Excellent local example! Next time, name the step when vapor turns into clouds.",
					gradedAt: [-5, "17:10"],
				},
				{
					by: "karim",
					at: [-6, "19:50"],
					text: "Evaporation: the water of Qaraoun lake goes up because of the heat. Condensation: it becomes cold and makes a cloud. Precipitation: rain, or snow in the mountain. Then the water goes back to the Litani.",
					grade: 17,
					feedback: "All three words in the right place. Tell also what happens under the ground.",
					gradedAt: [-5, "17:14"],
				},
				{
					by: "anthony",
					at: [-6, "22:41"],
					text: "Water goes up, makes clouds, and comes down. It is a cycle because it never stops.",
					grade: 11,
					feedback:
						"The idea is right. Use the three words of the task, and follow one drop with its places. You may tell me about it on Monday.",
					gradedAt: [-5, "17:18"],
				},
			],
		},
		{
			title: "A circuit with a torch",
			instructions:
				"Open a torch with an adult. Describe its parts and explain why the lamp lights only when the switch is closed.",
			points: 15,
			written: [-11, "17:15"],
			due: [-5],
			answers: [
				{
					by: "karim",
					at: [-6, "18:09"],
					text: "Two batteries, a small lamp, a spring, a switch. The current must make a full turn. When the switch is open there is a hole in the road.",
					grade: 14,
					feedback: "“A hole in the road” is a picture I will use in class!",
					gradedAt: [-4, "16:30"],
				},
				{
					by: "maya",
					at: [-5, "18:52"],
					arrived: [-4, "07:40"],
					text: "In our torch there are 3 batteries one behind the other, a spring that pushes them, an LED and a button. The electricity goes from + through the LED and the metal side back to –. The button closes the path. If one battery is the wrong way, nothing works, I tried.",
					grade: 15,
					feedback: "You tried what happens when one is turned round: that is how a scientist thinks.",
					gradedAt: [-4, "16:34"],
				},
			],
		},
	],
};
