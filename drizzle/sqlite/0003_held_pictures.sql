CREATE TABLE `held_pictures` (
	`id_hash` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`picture` text NOT NULL,
	`held_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `held_pictures_user` ON `held_pictures` (`user_id`,`held_at`);--> statement-breakpoint
CREATE INDEX `held_pictures_held_at` ON `held_pictures` (`held_at`);